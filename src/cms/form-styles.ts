// What pages with a form render beyond `shared-styles.ts`, which comes first, in one order for all of them: see there.
import "./shared-styles.ts";
import "#ui/error-summary/error-summary.module.css";
import "#ui/posted-form/posted-form.module.css";
import "#ui/vehicle-line/vehicle-line.module.css";
