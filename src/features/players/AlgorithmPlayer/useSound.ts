import {useEffect, useRef, useState} from 'react';
import {playSounds, type Sounds} from './sound';

/** Sounds each step that the reader comes to, once it is switched on; the browser wants a press before it lets anything sound. */
export function useSound(at: number, sounds: Sounds | undefined): {isOn: boolean; toggle: () => void} {
  const [isOn, setOn] = useState(false);
  const context = useRef<AudioContext>(null);
  const latest = useRef(sounds);
  latest.current = sounds;

  useEffect(() => {
    if (isOn && context.current && latest.current) {
      playSounds(context.current, latest.current);
    }
  }, [isOn, at]);

  useEffect(() => () => void context.current?.close(), []);

  function toggle(): void {
    context.current ??= new AudioContext();
    void (isOn ? context.current.suspend() : context.current.resume());
    setOn(!isOn);
  }

  return {isOn, toggle};
}
