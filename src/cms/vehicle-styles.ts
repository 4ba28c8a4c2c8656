// What a vehicle's page and the page of examples render beyond `shared-styles.ts`, which comes first, in one order for both: see there.
import "./shared-styles.ts";
import "#ui/overlay/overlay.module.css";
import "#ui/image-preview/image-preview.module.css";
import "#ui/turntable/turntable.module.css";
