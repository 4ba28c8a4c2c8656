// The bundler of the browser's scripts gives stylesheets as text (`src/tools/bundle-browser.ts`).
declare module "*/controls.css" {
  const text: string;
  export default text;
}
declare module "swiper/css" {
  const text: string;
  export default text;
}
declare module "swiper/css/effect-coverflow" {
  const text: string;
  export default text;
}
declare module "swiper/css/effect-cube" {
  const text: string;
  export default text;
}
declare module "swiper/css/effect-fade" {
  const text: string;
  export default text;
}
declare module "swiper/css/effect-flip" {
  const text: string;
  export default text;
}
