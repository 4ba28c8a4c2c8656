// Styles of lists beyond `shared-styles.ts`, which comes first. One order for all of them: see there.
import "./shared-styles.ts";
import "#ui/filter-tag/filter-tag.module.css";
import "#ui/pagination/pagination.module.css";
