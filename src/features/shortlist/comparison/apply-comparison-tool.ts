const say = (tools: HTMLElement, address: string, isCopied: boolean): void => {
  const status = tools.querySelector<HTMLElement>("[role=status]");
  const link = Object.assign(document.createElement("a"), { href: address, textContent: address });
  const { copied = "", failed } = status?.dataset ?? {};
  status?.replaceChildren(...(isCopied ? [copied] : [`${failed} `, link]));
};

/** Does what a button beside a comparison says: copies its address or prints it. */
export async function applyComparisonTool(button: HTMLElement): Promise<void> {
  const tools = button.closest<HTMLElement>("[data-comparison]");
  if (!tools || button.dataset.comparisonTool === "print") return print();
  const address = new URL(tools.dataset.comparison ?? "", location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    say(tools, address, true);
  } catch {
    say(tools, address, false);
  }
}
