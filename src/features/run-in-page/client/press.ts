import {Session} from './Session';

const sessions = new WeakMap<Element, Session>();

/** What a press of the button of an output block does: runs its program, or stops it. */
export function press(button: HTMLButtonElement): void {
  const session = sessions.get(button) ?? new Session(button);
  sessions.set(button, session);
  session.press();
}
