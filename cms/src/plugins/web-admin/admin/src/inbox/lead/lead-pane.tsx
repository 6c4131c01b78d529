import { useParams } from 'react-router-dom';

/** The lead that the address names. */
export function LeadPane() {
  const { form, id } = useParams();
  return <p>{`${String(form)} ${String(id)}`}</p>;
}
