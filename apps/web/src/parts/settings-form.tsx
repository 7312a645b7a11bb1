import { LANGUAGES } from '@stellwerk/engine/kernel';
import { changeSettings, PACES, SIZES, THEMES, useSettings } from '../settings.ts';
import { useVoice } from '../text/context.tsx';

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;

export function SettingsForm() {
  const settings = useSettings();
  const voice = useVoice();
  return (
    <div className="settings">
      <fieldset>
        <legend>{voice.say('settings.language')}</legend>
        <div className="chips">
          {LANGUAGES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={settings.language === language}
              onClick={() => changeSettings({ language })}
            >
              {LANGUAGE_NAMES[language]}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{voice.say('settings.theme')}</legend>
        <div className="chips">
          {THEMES.map((theme) => (
            <button
              key={theme}
              type="button"
              data-theme-choice={theme}
              aria-pressed={settings.theme === theme}
              onClick={() => changeSettings({ theme })}
            >
              {voice.say(`theme.${theme}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{voice.say('settings.size')}</legend>
        <div className="chips">
          {SIZES.map((size) => (
            <button
              key={size}
              type="button"
              data-size-choice={size}
              aria-pressed={settings.size === size}
              onClick={() => changeSettings({ size })}
            >
              {voice.say(`size.${size}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{voice.say('settings.pace')}</legend>
        <div className="chips">
          {PACES.map((pace) => (
            <button
              key={pace}
              type="button"
              data-pace-choice={pace}
              aria-pressed={settings.pace === pace}
              onClick={() => changeSettings({ pace })}
            >
              {voice.say(`pace.${pace}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.motion}
          onChange={(event) => changeSettings({ motion: event.target.checked })}
        />
        {voice.say('settings.motion')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => changeSettings({ sound: event.target.checked })}
        />
        {voice.say('settings.sound')}
      </label>
      {'Notification' in globalThis ? (
        <label className="check">
          <input type="checkbox" checked={settings.notice} onChange={(event) => askFor(event.target.checked)} />
          {voice.say('settings.notice')}
        </label>
      ) : null}
      <label className="text">
        {voice.say('settings.name')}
        <input
          type="text"
          value={settings.name}
          maxLength={60}
          autoComplete="nickname"
          onChange={(event) => changeSettings({ name: event.target.value })}
        />
      </label>
    </div>
  );
}

/** The browser asks first; whoever says no there has said no. */
async function askFor(wanted: boolean): Promise<void> {
  const notice = wanted && (await Notification.requestPermission()) === 'granted';
  changeSettings({ notice });
}
