/**
 * In the place of a module of the framework (next.config.mjs), whose work nobody wants: out of each drawn page it makes data for a client
 * that no page has (docs/decisions/0026). It would read the page's data twice and write it a second time.
 */
module.exports = () => `
export const collectSegmentData = async () => new Map();
export const collectPrefetchHints = async () => null;
`;
