import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';
import './draw/tokens.css';
import './draw/draw.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/screens.css';
import './styles/table/index.css';
import './styles/online.css';

applySettings();
const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without the service worker everything works, but not offline.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
