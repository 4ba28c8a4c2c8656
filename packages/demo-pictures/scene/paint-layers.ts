import * as THREE from "three";

/**
 * Everything is rendered into three pictures at once: the vehicle in a paint that reflects nothing by itself, what a white
 * solid paint adds, and what a white metallic one adds. Light is linear in the paint, so every paint is a sum of them.
 */
export const LAYERS = 3;

const OUTPUTS = `
layout(location = 1) out highp vec4 pc_solid;
layout(location = 2) out highp vec4 pc_metallic;
`;

/** Makes all of three.js's materials write the further layers: nothing, as opaque as they are. Before the first one compiles. */
export const writeLayers = (): void => {
  const chunks = THREE.ShaderChunk;
  chunks.clipping_planes_pars_fragment = OUTPUTS + chunks.clipping_planes_pars_fragment;
  chunks.dithering_fragment += `
#ifndef PAINTED
pc_solid = vec4(0., 0., 0., gl_FragColor.a);
pc_metallic = vec4(0., 0., 0., gl_FragColor.a);
#endif
`;
};

/**
 * Takes what the paint adds out of the picture and writes it to the layers. The material's own colour is white.
 * @param cover GLSL: how much of the paint is hidden by something on it
 * @param shine GLSL: how much of the surroundings can be mirrored
 */
export const paintedFragment = (source: string, cover = "0.", shine = "1."): string =>
  source.replace("#include <common>", "#define PAINTED\n#include <common>").replace(
    "#include <opaque_fragment>",
    `float bare = 1. - clamp(${cover}, 0., 1.);
vec3 solid = totalDiffuse * bare / max(diffuseColor.rgb, vec3(1e-3));
vec3 metallic = (radiance * material.dfg.x * ${shine} + min(reflectedLight.directSpecular * 20., vec3(4.))) * bare;
#ifdef USE_CLEARCOAT
vec3 through = 1. - material.clearcoat * Fcc;
solid *= through;
metallic *= through;
#endif
outgoingLight -= solid;
#include <opaque_fragment>
pc_solid = vec4(solid, 1.);
pc_metallic = vec4(metallic, 1.);`,
  );
