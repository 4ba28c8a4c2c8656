// Styles that the routes of the content service share, before those of any one: the bundler cuts its files along the order of
// the imports, and what stands between the blocks of one route would be loaded with them by the others.
import "#ui/accordion/accordion.module.css";
import "#ui/breadcrumbs/breadcrumbs.module.css";
import "#ui/button/button.module.css";
import "#ui/card-row/card-row.module.css";
import "#ui/checkbox/checkbox.module.css";
import "#ui/field/field.module.css";
import "#ui/notice/notice.module.css";
import "#ui/picture/picture.module.css";
import "#ui/rich-text/rich-text.module.css";
import "#ui/section/section.module.css";
import "#ui/site-link/site-link.module.css";
import "#ui/tooltip/tooltip.module.css";
import "#ui/visually-hidden/visually-hidden.module.css";
import "#features/finance/simulation/simulation.module.css";
import "#features/vehicle/vehicle-card/vehicle-card.module.css";
import "./text-blocks.tsx";
