import { Component, type ReactNode } from 'react';
import { useVoice } from '../text/context.tsx';

/** A fault in one screen must not take the whole table away: the game is stored, and the way back is shown. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly fault: string | undefined }> {
  override state: { readonly fault: string | undefined } = { fault: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  override render() {
    return this.state.fault === undefined ? this.props.children : <FaultScreen reason={this.state.fault} />;
  }
}

function FaultScreen({ reason }: { readonly reason: string }) {
  const voice = useVoice();
  return (
    <main className="screen">
      <h1>{voice.say('broken.title')}</h1>
      <p>{voice.say('broken.text')}</p>
      <pre>{reason}</pre>
      <p>
        <a className="btn" href="/">
          <b>{voice.say('nav.home')}</b>
        </a>
      </p>
    </main>
  );
}
