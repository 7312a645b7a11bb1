import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { type Voice, voiceIn } from './speaker.ts';

const VoiceContext = createContext<Voice>(voiceIn('en'));

export function VoiceProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const voice = useMemo(() => voiceIn(language), [language]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

export function useVoice(): Voice {
  return use(VoiceContext);
}
