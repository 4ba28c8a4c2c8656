import { examples as accordion } from "./accordion/examples.tsx";
import { examples as alert } from "./alert/examples.tsx";
import { examples as breadcrumbs } from "./breadcrumbs/examples.tsx";
import { examples as button } from "./button/examples.tsx";
import { examples as cardRow } from "./card-row/examples.tsx";
import { examples as carousel } from "./carousel/examples.tsx";
import { examples as checkbox } from "./checkbox/examples.tsx";
import { examples as choiceGroup } from "./choice-group/examples.tsx";
import { examples as dropdown } from "./dropdown/examples.tsx";
import { examples as errorSummary } from "./error-summary/examples.tsx";
import { examples as field } from "./field/examples.tsx";
import { examples as filterTag } from "./filter-tag/examples.tsx";
import { examples as icon } from "./icon/examples.tsx";
import { examples as imagePreview } from "./image-preview/examples.tsx";
import { examples as loader } from "./loader/examples.tsx";
import { examples as notice } from "./notice/examples.tsx";
import { examples as pagination } from "./pagination/examples.tsx";
import { examples as popup } from "./popup/examples.tsx";
import { examples as postedForm } from "./posted-form/examples.tsx";
import { examples as shareLinks } from "./share-links/examples.tsx";
import { examples as siteLink } from "./site-link/examples.tsx";
import { examples as slider } from "./slider/examples.tsx";
import { examples as stepProgress } from "./step-progress/examples.tsx";
import { examples as textInput } from "./text-input/examples.tsx";
import { examples as toggle } from "./toggle/examples.tsx";
import { examples as tooltip } from "./tooltip/examples.tsx";
import { examples as turntable } from "./turntable/examples.tsx";
import { examples as vehicleLine } from "./vehicle-line/examples.tsx";
import type { WidgetExample } from "./widget-example.ts";

/** Every widget by its folder, with its examples. */
export const widgetExamples: Readonly<Record<string, readonly WidgetExample[]>> = {
  accordion,
  alert,
  breadcrumbs,
  button,
  "card-row": cardRow,
  carousel,
  checkbox,
  "choice-group": choiceGroup,
  dropdown,
  "error-summary": errorSummary,
  field,
  "filter-tag": filterTag,
  icon,
  "image-preview": imagePreview,
  loader,
  notice,
  pagination,
  popup,
  "posted-form": postedForm,
  "share-links": shareLinks,
  "site-link": siteLink,
  slider,
  "step-progress": stepProgress,
  "text-input": textInput,
  toggle,
  tooltip,
  turntable,
  "vehicle-line": vehicleLine,
};
