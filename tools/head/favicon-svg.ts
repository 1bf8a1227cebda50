import type { ThemeDefinition } from '../../src/contract/theme';
import { mark } from '../../src/pictures/mark';

/** public/favicon.svg: the mark in the theme's colours, those of the scheme that the browser is in. */
export const faviconSvg = ({ color: { light, dark } }: ThemeDefinition) => `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">
  <style>
    .ground { fill: ${light.accent} }
    .stair, .leaf { stroke: ${light.paper}; stroke-linejoin: round }
    .stair { fill: none; stroke-width: ${mark.stair.width}; stroke-linecap: round }
    .leaf { fill: ${light.lime}; stroke-width: ${mark.leaf.width} }
    @media (prefers-color-scheme: dark) {
      .ground { fill: ${dark.accent} }
      .stair, .leaf { stroke: ${dark.paper} }
      .leaf { fill: ${dark.lime} }
    }
  </style>
  <rect class="ground" width="${mark.size}" height="${mark.size}" rx="${mark.radius}" />
  <path class="stair" d="${mark.stair.path}" />
  <path class="leaf" d="${mark.leaf.path}" />
</svg>
`;
