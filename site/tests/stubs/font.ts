/** Stands for the address of a font file. */
export default '/static/font.woff2';
