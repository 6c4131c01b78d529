import { Route, Routes } from 'react-router-dom';
import { WebhookList } from './webhook-list';
import { WebhookPage } from './webhook-page';

/** Webhooks: the list of them, and the one that the address names with its log. */
export default function Webhooks() {
  return (
    <Routes>
      <Route index element={<WebhookList />} />
      <Route path=":id" element={<WebhookPage />} />
    </Routes>
  );
}
