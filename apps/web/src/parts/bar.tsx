import type { ReactNode } from 'react';
import { changeSettings, THEMES, useSettings } from '../settings.ts';
import { useVoice } from '../text/context.tsx';
import { Brand, Icon } from './icon.tsx';

/** The bar above every screen that is not the table. */
export function Bar({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const voice = useVoice();
  const { language, theme } = useSettings();
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'light';
  const nextLanguage = language === 'de' ? 'en' : 'de';
  return (
    <header className="bar-top">
      <a className="brand" href="#/" aria-label={voice.say('nav.home')}>
        <Brand />
      </a>
      <h1>{title}</h1>
      <div className="grow" />
      {children}
      <a className="tool wide" href="#/library" aria-label={voice.say('nav.library')}>
        <Icon name="book" />
        <span>{voice.say('nav.library')}</span>
      </a>
      <button
        type="button"
        className="tool"
        data-tool="theme"
        aria-label={voice.say('settings.switchTheme', { theme: voice.say(`theme.${nextTheme}`) })}
        title={voice.say('settings.switchTheme', { theme: voice.say(`theme.${nextTheme}`) })}
        onClick={() => changeSettings({ theme: nextTheme })}
      >
        <Icon name="sun" />
      </button>
      <button
        type="button"
        className="tool"
        data-tool="language"
        lang={nextLanguage}
        aria-label={nextLanguage === 'de' ? 'DE – Deutsch' : 'EN – English'}
        onClick={() => changeSettings({ language: nextLanguage })}
      >
        <b>{nextLanguage.toUpperCase()}</b>
      </button>
    </header>
  );
}
