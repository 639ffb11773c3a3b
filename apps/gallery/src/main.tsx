import { UiMessagesProvider } from '@goldwren/ui/ui-messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { Gallery } from './gallery.tsx';
import { framedBy } from './sheet.ts';
import { sheets } from './sheets.ts';
import { uiMessages } from './ui-messages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the ID root');
const framed = framedBy(location.search, sheets);
createRoot(root).render(
  <StrictMode>
    <UiMessagesProvider messages={uiMessages}>{framed ? framed.show : <Gallery sheets={sheets} />}</UiMessagesProvider>
  </StrictMode>,
);
