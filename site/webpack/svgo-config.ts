/**
 * How SVGO makes a drawing small. Its own defaults would rewrite `currentColor` and the `--art-*` colours; these steps keep
 * every colour and change no point of a shape by more than a hundredth of a unit. Our drawings count things, a shape for each:
 * those of one colour become one path.
 */
export const svgoConfig = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    'mergePaths',
    {
      name: 'convertPathData',
      // A dot is a line of no length: "useless" to SVGO, and seen by everybody.
      params: { floatPrecision: 2, removeUseless: false, smartArcRounding: false },
    },
    // Part of a page, a drawing needs no namespace.
    'removeXMLNS',
    'prefixIds',
  ],
};
