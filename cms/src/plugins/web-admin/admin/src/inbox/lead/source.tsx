import { sourceLabels, sourceNames, type WorkedLead } from '../../../../api';
import { FieldPair, Fields, LeadSection } from './parts';

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
              <FieldPair key={name}>
                <dt>{sourceLabels[name]}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </FieldPair>
            )
          );
        })}
      </Fields>
    </LeadSection>
  );
}
