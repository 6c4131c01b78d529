import { useMedia } from '../../ui/carousel/use-media';
import { LateDrawing } from '../../ui/picture/LateDrawing';
import {
  lateDrawingId,
  lateDrawingPath,
  lateDrawings,
  type LateDrawingName,
} from '../../ui/picture/late-drawings';
import type { DrawingProps } from './BannerSlide';

interface BannerDrawingProps extends DrawingProps {
  name: LateDrawingName;
}

/**
 * The drawing of a slide that comes by itself. In the page without script it is a picture. Then it is drawn as part of the page: a
 * browser takes each picture that is larger than the title for the page's largest paint, and this one comes after five seconds.
 */
export function BannerDrawing({ name, className }: BannerDrawingProps) {
  // Neither matches before the first render is done.
  const light = useMedia('(prefers-color-scheme: light)');
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (!light && !dark) return <LateDrawing name={name} className={className} />;

  const { width, height } = lateDrawings[name];
  const file = lateDrawingPath(name, dark ? 'dark' : 'light');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${file}#${lateDrawingId}`} />
    </svg>
  );
}
