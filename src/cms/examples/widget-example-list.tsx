import { widgetExamples } from "#ui/all-examples.ts";
import styles from "./widget-example-list.module.css";

/** Every example of every widget. */
export const WidgetExampleList = () =>
  Object.entries(widgetExamples).map(([widget, examples]) => (
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
