/** The folder of the icons on the site. */
const folder = '/icons';

/** An icon of the web manifest. */
export interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

/** An icon that the build draws: the mark on paper. */
export interface DrawnIcon {
  /** Its path on the site. */
  path: string;
  side: number;
  /** How much of the side the mark takes. */
  share: number;
  purpose?: ManifestIcon['purpose'];
}

/** A system may crop a fifth of each side: the mark stays within the remaining circle. */
const maskable = 0.54;
const whole = 0.7;

/** For the home screen of a phone; Apple rounds the corners itself. */
export const appleTouchIcon: DrawnIcon = {
  path: `${folder}/apple-touch-icon.png`,
  side: 180,
  share: 0.62,
};

/** For search engines: the firm's logo. */
export const logo: DrawnIcon = {
  path: `${folder}/any-512.png`,
  side: 512,
  share: whole,
  purpose: 'any',
};

export const icons: readonly DrawnIcon[] = [
  appleTouchIcon,
  { path: `${folder}/any-192.png`, side: 192, share: whole, purpose: 'any' },
  logo,
  { path: `${folder}/maskable-192.png`, side: 192, share: maskable, purpose: 'maskable' },
  { path: `${folder}/maskable-512.png`, side: 512, share: maskable, purpose: 'maskable' },
];

/** The icons as the web manifest lists them. */
export const manifestIcons: ManifestIcon[] = icons.flatMap(({ path, side, purpose }) =>
  purpose
    ? [{ src: path, sizes: `${String(side)}x${String(side)}`, type: 'image/png', purpose }]
    : [],
);
