import { UiMessagesProvider } from '@goldwren/ui/ui-messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { Gallery } from './gallery.tsx';
import { framedBy } from './sheet.ts';
import { sheets } from './sheets.ts';
import { words } from './words.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const framed = framedBy(location.search, sheets);
createRoot(root).render(
  <StrictMode>
    <UiMessagesProvider words={words}>{framed ? framed.show : <Gallery sheets={sheets} />}</UiMessagesProvider>
  </StrictMode>,
);
