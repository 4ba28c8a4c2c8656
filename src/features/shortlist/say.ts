import styles from "./say.module.css";

const shownForMs = 5_000;
/** A live region has to be there before it speaks. */
const beforeSpeakingMs = 60;

/**
 * Says something for some seconds: seen at the edge of the screen, and announced; inside the open panel if there is one,
 * since the rest of the page is silent then.
 */
export const say = (text: string): void => {
  for (const earlier of document.querySelectorAll(`.${styles.message}`)) earlier.remove();
  const region = document.createElement("p");
  region.className = styles.message ?? "";
  region.role = "status";
  (document.querySelector("dialog[open]") ?? document.body).append(region);
  setTimeout(() => {
    region.textContent = text;
  }, beforeSpeakingMs);
  setTimeout(() => region.remove(), shownForMs);
};
