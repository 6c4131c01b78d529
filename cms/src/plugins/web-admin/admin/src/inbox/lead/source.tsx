import { sourceLabels, sourceNames, type WorkedLead } from '../../../../api';
import { Fields, LeadSection } from './parts';

/** How the visitor came to the form, if that is known. */
export function Source({ lead: { source } }: { lead: WorkedLead }) {
  if (source === undefined) return null;
  return (
    <LeadSection title="Source">
      <Fields>
        {sourceNames.map((name) => {
          const value = source[name];
          return (
            value !== undefined && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{sourceLabels[name]}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            )
          );
        })}
      </Fields>
    </LeadSection>
  );
}
