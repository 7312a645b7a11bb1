import { type ReactNode, useEffect, useRef } from 'react';
import { useVoice } from '../text/context.tsx';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** The browser's own modal dialog: it keeps the focus, closes with Esc and gives the focus back. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const voice = useVoice();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is a shortcut; Esc and a button close it too
    <dialog
      ref={ref}
      className="dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-body">
        <header>
          <h2>{title}</h2>
          <button type="button" className="tool" aria-label={voice.say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
