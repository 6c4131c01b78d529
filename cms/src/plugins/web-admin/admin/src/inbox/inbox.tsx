import { Route, Routes } from 'react-router-dom';
import { screenTitles } from '../texts';
import { Screen } from '../ui/screen';
import { LeadPane } from './lead/lead-pane';

/** The leads of both forms: the list, and the lead that the address names. */
export default function Inbox() {
  return (
    <Screen title={screenTitles.leads}>
      <Routes>
        <Route index element={null} />
        <Route path=":form/:id" element={<LeadPane />} />
      </Routes>
    </Screen>
  );
}
