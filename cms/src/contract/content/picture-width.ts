/** The widest file that the site makes of a picture, in pixels: the largest breakpoint of its templates (decision 0046). */
const shownWidth = 1280;

/**
 * The width to which the panel scales wider pictures. A quarter more than the site shows: the build scales it down once more,
 * which hides that the picture was compressed twice.
 */
export const scaledWidth = shownWidth * 1.25;
