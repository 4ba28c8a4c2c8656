// Styles of a vehicle's page and the examples page beyond `shared-styles.ts`, which comes first. One order
// for both: see there.
import "./shared-styles.ts";
import "#ui/overlay/overlay.module.css";
import "#ui/image-preview/image-preview.module.css";
import "#ui/toggle/toggle.module.css";
import "#ui/turntable/turntable.module.css";
