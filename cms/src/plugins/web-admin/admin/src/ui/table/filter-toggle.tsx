import { Button } from '@strapi/design-system';
import { Filter } from '@strapi/icons';

interface FilterToggleProps {
  /** The id of the filters. */
  controls: string;
  expanded: boolean;
  /** The number of active filters, since they also work while hidden. */
  active: number;
  onToggle: () => void;
}

/** Shows and hides the filters of a list. */
export function FilterToggle({ controls, expanded, active, onToggle }: FilterToggleProps) {
  return (
    <Button
      variant="tertiary"
      startIcon={<Filter />}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      onClick={onToggle}
    >
      {active === 0 ? 'Filters' : `Filters (${String(active)})`}
    </Button>
  );
}
