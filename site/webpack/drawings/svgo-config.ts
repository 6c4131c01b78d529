import { joinMarks } from './join-marks';
import type { SvgElement } from './marks';

/**
 * How SVGO makes a drawing small. Its own defaults would rewrite `currentColor` and the `--art-*` colours; these steps keep
 * every colour and change no point of a shape by more than a hundredth of a unit.
 * @param shortenProperties gives an attribute back with the short names of custom properties in place
 */
export const svgoConfig = (shortenProperties = (text: string) => text) => ({
  plugins: [
    joinMarks,
    'mergePaths',
    {
      name: 'convertPathData',
      // A dot is a line of no length: "useless" to SVGO, and seen by everybody.
      params: { floatPrecision: 2, removeUseless: false, smartArcRounding: false },
    },
    // Part of a page, a drawing needs no namespace.
    'removeXMLNS',
    'prefixIds',
    {
      name: 'shortenProperties',
      fn: () => ({
        element: {
          exit: (element: SvgElement) => {
            for (const [name, value] of Object.entries(element.attributes))
              element.attributes[name] = shortenProperties(value);
          },
        },
      }),
    },
  ],
});
