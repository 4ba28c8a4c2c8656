// What a vehicle's page and the page of examples draw beyond `shared-styles.ts`, in one order for both: see there.
import "#ui/overlay/overlay.module.css";
import "#ui/image-preview/image-preview.module.css";
import "#ui/turntable/turntable.module.css";
