import { widgetExamples } from "#ui/all-examples.ts";
import styles from "./widget-example-list.module.css";

/** Every example of every widget, or of the one named. */
export const WidgetExampleList = ({ only }: { readonly only: string | undefined }) =>
  Object.entries(widgetExamples)
    .filter(([widget]) => only === undefined || widget === only)
    .map(([widget, examples]) => (
      <section key={widget} className={styles.widget} id={widget}>
        <h3 lang="en">{widget}</h3>
        {examples.map(({ name, show }) => (
          <div key={name} className={styles.frame}>
            <p lang="en">{name}</p>
            <div className={styles.pieces} lang="es" data-example={`${widget}, ${name}`}>
              {show}
            </div>
          </div>
        ))}
      </section>
    ));
