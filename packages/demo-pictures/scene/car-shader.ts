import { SIDE_HEIGHT, WRAP } from "../flats/side-shapes.ts";
import { paintedFragment } from "./paint-layers.ts";

const glsl = (value: number) => value.toFixed(4);

/** Adds the car's own vertex data to a standard three.js vertex shader. */
export const carVertex = (source: string): string =>
  source
    .replace(
      "#include <common>",
      "#include <common>\nattribute vec4 aSurfaces; attribute float aOcclusion; varying vec3 vAt; varying vec4 vSurfaces; varying float vOcclusion; varying vec3 vFacing;",
    )
    .replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nvAt = position; vSurfaces = aSurfaces; vOcclusion = aOcclusion; vFacing = normal;",
    );

/**
 * Window outlines as signed distances (negative inside), decided per pixel so that glass edges keep a constant
 * width; vSurfaces holds the distances to cabin side, roof, lower body and rear screen.
 */
const WINDOWS = `
varying vec3 vAt; varying vec4 vSurfaces; varying float vOcclusion; varying vec3 vFacing;
uniform sampler2D uBelt;
uniform float uLength, uScreenTop, uOpen, uRearScreen;
uniform vec3 uWindowFront, uWindowRear, uPillars[3];
uniform vec4 uArches;
uniform vec2 uRearSpan;
float soft(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return max(a, b) + h * h * h * k / 6.; }
float beltAt(float x) { return texture2D(uBelt, vec2(x / uLength * 64. / 65. + .5 / 65., .5)).r; }
float sideWindow() {
  float d = vSurfaces.y + .042;
  d = soft(d, beltAt(vAt.x) + .018 - vAt.y, .03);
  d = soft(d, (uWindowFront.x + (vAt.y - uWindowFront.y) * uWindowFront.z - vAt.x) * .7, .05);
  d = soft(d, (vAt.x - uWindowRear.x - (vAt.y - uWindowRear.y) * uWindowRear.z) * .85, .09);
  d = max(d, vSurfaces.x < vSurfaces.y - .02 ? 1. : -1.);
  return max(d, vSurfaces.x < vSurfaces.w - .03 ? 1. : -1.);
}
float pillarGap() {
  float d = 9.;
  for (int i = 0; i < 3; i++) {
    float lean = uPillars[i].z * (vAt.y - 1.);
    d = min(d, max(uPillars[i].x + lean - vAt.x, vAt.x - uPillars[i].y - lean));
  }
  return d;
}
float windscreen() {
  float d = soft(vSurfaces.x + .08, vAt.x - uScreenTop, .05);
  d = soft(d, .02 - vSurfaces.z, .02);
  d = max(d, vSurfaces.y < -.03 ? 1. : -1.);
  return max(d, vAt.x > uScreenTop + .2 ? 1. : -1.);
}
float rearScreen() {
  if (uRearScreen > .5) {
    float d = soft(soft(vSurfaces.x + .085, vAt.y - uRearSpan.y, .06), uRearSpan.x - vAt.y, .06);
    return max(d, vAt.x > uLength * .58 && vSurfaces.y > -.03 ? -1. : 1.);
  }
  float d = soft(vSurfaces.x + .06, vSurfaces.y + .06, .07);
  d = soft(d, beltAt(uLength - .3) - .055 - vAt.y, .06);
  return max(d, vSurfaces.w < -.02 ? 1. : -1.);
}
float sideGlass() { return uOpen > .5 ? 1. : max(sideWindow(), -pillarGap()); }
float tailGlass() { return uOpen > .5 ? 1. : rearScreen(); }
bool roofless() { return uOpen > .5 && vSurfaces.z > .012 && !(vAt.x < uScreenTop + .02 && vSurfaces.x < -.06 && vSurfaces.y > -.02); }
float edge(float d) { return 1. - smoothstep(-.6, .6, d / max(fwidth(d), 1e-5)); }
`;

const PAINT_SAMPLE = `
{
  if (roofless()) discard;
  float side = sideWindow(), front = windscreen(), tail = tailGlass();
  if (min(sideGlass(), min(front, tail)) < -.0005) discard;
  float lower = step(vSurfaces.z, .03);
  float wrapFront = abs(vAt.z) + ${glsl(WRAP.back)} * max(vAt.x - uNose, 0.);
  float wrapRear = abs(vAt.z) + ${glsl(WRAP.back)} * max(uTail - vAt.x, 0.);
  vec2 size = vec2(${glsl(WRAP.width)}, ${glsl(WRAP.height)});
  vec2 atFront = vec2(wrapFront, vAt.y) / size, atRear = vec2(wrapRear, vAt.y) / size;
  vec2 atSide = vec2(vAt.x / uLength, vAt.y / ${glsl(SIDE_HEIGHT)});
  vec4 color = texture2D(uSideColor, atSide), surface = texture2D(uSideSurface, atSide);
  color.a *= vFacing.y < -.5 ? 0. : smoothstep(.25, .5, abs(vFacing.z));
  vec4 headColor = texture2D(uFrontColor, atFront), headSurface = texture2D(uFrontSurface, atFront);
  vec4 tailColor = texture2D(uRearColor, atRear), tailSurface = texture2D(uRearSurface, atRear);
  float isHead = (1. - smoothstep(.6, .8, vAt.x)) * lower * step(-.9, -vFacing.y);
  float isTail = smoothstep(uLength - .8, uLength - .6, vAt.x) * step(-.9, -vFacing.y);
  color = mix(color, headColor, headColor.a * isHead); surface = mix(surface, headSurface, headColor.a * isHead);
  color = mix(color, tailColor, tailColor.a * isTail); surface = mix(surface, tailSurface, tailColor.a * isTail);
  gCover = clamp(color.a, 0., 1.);
  float seal = uOpen > .5 ? 0. : edge(side - .012);
  seal = max(seal, edge(min(front, tail) - .011));
  color.rgb = mix(color.rgb, vec3(.006), seal); surface.rgb = mix(surface.rgb, vec3(.3, 0., 0.), seal);
  gCover = max(gCover, seal);
  float toArch = min(length(vAt.xy - uArches.xz), length(vAt.xy - uArches.yz));
  if (toArch < uArches.w + .004 || (vFacing.y < -.6 && vAt.y < .5)) { color.rgb = vec3(.008); surface.rgb = vec3(.9, 0., 0.); gCover = 1.; }
  diffuseColor.rgb = mix(diffuseColor.rgb, color.rgb, gCover);
  gSurface = surface.rgb;
}`;

/** Lacquered paint with windows cut out and the flat details laid over it. */
export const paintFragment = (source: string): string =>
  paintedFragment(source, "gCover", "smoothstep(0., .75, vOcclusion)")
    .replace(
      "#include <common>",
      `#include <common>\n${WINDOWS}\nuniform sampler2D uSideColor, uSideSurface, uFrontColor, uFrontSurface, uRearColor, uRearSurface; uniform float uNose, uTail; vec3 gSurface = vec3(0.); float gCover = 0.;`,
    )
    .replace("#include <color_fragment>", `#include <color_fragment>${PAINT_SAMPLE}`)
    .replace(
      "#include <roughnessmap_fragment>",
      "#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, gSurface.r, gCover);",
    )
    .replace(
      "#include <metalnessmap_fragment>",
      "#include <metalnessmap_fragment>\nmetalnessFactor = mix(metalnessFactor, gSurface.g, gCover);",
    )
    .replace(
      "#include <emissivemap_fragment>",
      "#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * gSurface.b * gCover * 2.4;",
    )
    .replace(
      "#include <lights_physical_fragment>",
      "#include <lights_physical_fragment>\nmaterial.clearcoat *= mix(1., smoothstep(.5, .2, gSurface.r), gCover);",
    )
    .replace(
      "#include <aomap_fragment>",
      "#include <aomap_fragment>\nfloat open = vOcclusion, shine = smoothstep(0., .75, open);\nreflectedLight.indirectDiffuse *= open; reflectedLight.directDiffuse *= open; reflectedLight.indirectSpecular *= shine; clearcoatSpecularIndirect *= shine;",
    );

/** Tinted glass as a pass of its own: reflections are added, what lies behind is dimmed by the tint. */
export const glassFragment = (source: string): string =>
  source
    .replace("#include <common>", `#include <common>\n${WINDOWS}`)
    .replace(
      "#include <color_fragment>",
      `#include <color_fragment>
      float tint = .72;
      { float side = sideGlass(), front = windscreen(), tail = tailGlass();
        if (min(side, min(front, tail)) > 0.) discard;
        if (tail < 0. || (side < 0. && vAt.x > uPillars[0].y)) tint = .88;
        if (front < 0.) tint = uOpen > .5 ? .3 : .55; }`,
    )
    .replace("#include <dithering_fragment>", "gl_FragColor.a = tint;\n#include <dithering_fragment>");

/** The inside of the shell, seen through the windows. */
export const shellFragment = (source: string): string =>
  source
    .replace("#include <common>", `#include <common>\n${WINDOWS}`)
    .replace(
      "#include <color_fragment>",
      "#include <color_fragment>\nif (roofless() || min(sideGlass(), min(windscreen(), tailGlass())) < 0.) discard;",
    );
