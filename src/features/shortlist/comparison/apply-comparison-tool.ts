/** Runs a tool of a comparison: copies its address, shows it if the clipboard is unavailable, or prints. */
export const applyComparisonTool = async (button: HTMLElement): Promise<void> => {
  const tools = button.closest<HTMLElement>("[data-comparison]");
  const status = tools?.querySelector<HTMLElement>("[role=status]");
  if (!status || button.dataset.comparisonTool === "print") return print();
  const { copied = "", failed } = status.dataset;
  const href = new URL(tools?.dataset.comparison ?? "", location.origin).href;
  try {
    await navigator.clipboard.writeText(href);
    status.textContent = copied;
  } catch {
    status.replaceChildren(
      `${failed} `,
      Object.assign(document.createElement("a"), { href, textContent: href }),
    );
  }
};
