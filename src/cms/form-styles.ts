// Styles of pages with a form beyond `shared-styles.ts`, which comes first. One order for all of them: see
// there.
import "./shared-styles.ts";
import "#ui/error-summary/error-summary.module.css";
import "#ui/posted-form/posted-form.module.css";
import "#ui/vehicle-line/vehicle-line.module.css";
