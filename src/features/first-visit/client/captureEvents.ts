import {isPrefill, SEARCH_TRIGGER} from '../../search/keys';
import {FIELD, isCaptured, opensSearch} from '../../search/opensSearch';
import {isPending, PENDING, type CapturedEvent} from './replayEvents';

/** Controls, and those of them whose click works natively without script. */
const CONTROL = 'a,button,summary,input,select,textarea,[role=button],[role=tab]';
const OWN_EFFECT =
  'a:not([role=button]),:not([data-collapsed])>summary,select,textarea,input:not([type=checkbox],[type=radio],[type=submit]),form[action] button';
/** Toggles: repeated clicks before the app is there count as one, or the second would undo the first. */
const SHOWS = '[aria-expanded],[aria-haspopup]';

/**
 * Captures events on parts of the page that are not interactive yet: stops them, and queues them for `replayEvents`. Links,
 * details and fields keep their native behaviour; the search opens at once.
 */
export function captureEvents(captured: CapturedEvent[], openSearch: (query: string) => void): void {
  const capture = (event: Event, target: Element, value?: string) => captured.push({event, target, value});

  function onClick(event: Event): void {
    const target = event.target as Element;
    const control = target.closest(CONTROL) ?? target.closest(PENDING);
    if (!control || !isPending(target) || control.matches(OWN_EFFECT)) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.matches(SEARCH_TRIGGER)) {
      openSearch('');
    } else if (!control.matches(SHOWS) || !captured.some((one) => one.event.type === 'click' && control.contains(one.target))) {
      capture(event, target);
    }
  }

  /** Only the last value of a field is wanted; while an input method composes, it is not a value yet. */
  function onValue(event: Event): void {
    const target = event.target as HTMLInputElement;
    if (isPending(target) && target.type !== 'checkbox' && target.type !== 'radio') {
      captured.splice(0, captured.length, ...captured.filter((one) => one.target !== target || one.event.type !== event.type));
      if (!(event as InputEvent).isComposing) {
        event.stopImmediatePropagation();
        capture(event, target, target.value);
      }
    }
  }

  /** The value that an input method commits: `onValue` ignores events during a composition. */
  function onComposed({target}: Event): void {
    if (isPending(target as Element)) {
      capture(new InputEvent('input', {bubbles: true}), target as Element, (target as HTMLInputElement).value);
    }
  }

  function onKey(event: Event): void {
    const target = event.target as Element;
    const key = event as KeyboardEvent;
    const prefills = target.matches(SEARCH_TRIGGER) && isPrefill(key);
    const place = {
      isField: target.matches(FIELD),
      isPressed: target.matches('a,button,summary'),
      handlesKeys: !!target.closest(PENDING + ',[role=tab]') && !target.matches('[type=range],[type=checkbox],[type=radio]'),
    };
    if (isPending(target) && isCaptured(key, place)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (opensSearch(key) || prefills) {
        openSearch(prefills ? key.key : '');
      } else {
        capture(event, target);
      }
    }
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('input', onValue, true);
  addEventListener('change', onValue, true);
  addEventListener('compositionend', onComposed, true);
}
