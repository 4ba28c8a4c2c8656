export const FLOOR_VERTEX =
  "varying vec3 vAt; void main() { vec4 at = modelMatrix * vec4(position, 1.); vAt = at.xyz; gl_Position = projectionMatrix * viewMatrix * at; }";

/** Tiles, grain, the soft shadow under the vehicle. */
export const FLOOR_FRAGMENT = `
varying vec3 vAt;
uniform vec3 uNear, uFar; uniform vec2 uTile, uBody, uAxles;
uniform float uJoint, uGrain, uWall, uTurn, uTrack;
float blot(vec2 p, vec2 half_, float blur) {
  vec2 a = smoothstep(-blur, blur, p + half_) - smoothstep(-blur, blur, p - half_);
  return a.x * a.y;
}
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float shadow(vec2 p) {
  bool narrow = uBody.y < 1.2;
  float dark = .46 * blot(p, uBody * vec2(.47, .46), narrow ? .4 : .6) + .4 * blot(p, uBody * vec2(.455, .435), narrow ? .16 : .22);
  float tyres = 0.;
  for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) {
    vec2 at = vec2(i == 0 ? uAxles.x : uAxles.y, (j == 0 ? 1. : -1.) * uTrack);
    tyres = max(tyres, blot(p - at, vec2(.1, narrow ? .05 : .09), .09));
  }
  return (1. - clamp(dark, 0., .88)) * (1. - .8 * tyres);
}
void main() {
  vec2 p = vAt.xz;
  vec3 color = mix(uNear, uFar, smoothstep(1., -uWall, p.y));
  vec2 width = fwidth(p) + .006;
  vec2 toJoint = abs(fract(p / uTile + .37) - .5) * uTile;
  vec2 line = 1. - smoothstep(vec2(0.), width, uTile * .5 - toJoint);
  color *= 1. - uJoint * max(line.x, line.y);
  vec2 stone = floor(p / uTile + .37);
  color *= 1. + uGrain * (hash(stone) - .5) + uGrain * .8 * (noise(p * 2.3) - .5) + uGrain * .5 * (noise(p * 31.) - .5);
  color *= 1. - .12 * smoothstep(3., 9., p.y);
  float c = cos(uTurn), s = sin(uTurn);
  vec2 at = vec2(c * p.x - s * p.y, s * p.x + c * p.y);
  color *= shadow(at);
  gl_FragColor = vec4(color, 1.);
}`;
