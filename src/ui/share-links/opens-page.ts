/** Whether sharing happens on a page of the network, which a small window may show; the others open a program. */
export function opensPage(address: string): boolean {
  return address.startsWith("https://");
}
