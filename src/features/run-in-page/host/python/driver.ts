/**
 * What runs a program inside the interpreter, as `python3 -u file` would run it: in an empty folder, as `__main__`, with the lines
 * numbered as in one file. Blocks of a session are compiled one by one, so that what each prints can be told apart; the checker
 * of the pages puts a line of its own between two blocks (scripts/check-code/python.ts), and so does this.
 * `asyncio.run` gets a loop that needs no sockets: nothing from outside can wake it here, it only waits for time to pass.
 */
export const DRIVER = `
import asyncio, asyncio.selector_events, atexit, gc, os, selectors, sys, time, traceback, types

FOLDER = '/tmp/page/work'

class Selector(selectors.SelectSelector):
    def select(self, timeout=None):
        if timeout and timeout > 0:
            time.sleep(timeout)
        return []

class Loop(asyncio.selector_events.BaseSelectorEventLoop):
    def __init__(self):
        super().__init__(Selector())
    def _make_self_pipe(self):
        self._ssock = self._csock = None
    def _close_self_pipe(self):
        pass

class Policy(asyncio.events.BaseDefaultEventLoopPolicy):
    _loop_factory = Loop

def run(file, blocks, before_block):
    os.makedirs(FOLDER)
    os.chdir(FOLDER)
    path = f'{FOLDER}/{file}'
    with open(path, 'w', encoding='utf-8') as whole:
        whole.write('\\n\\n'.join(blocks) + '\\n')
    sys.argv = [file]
    sys.path[0:0] = [FOLDER]
    asyncio._set_running_loop(None)
    asyncio.set_event_loop_policy(Policy())
    for stream in sys.stdout, sys.stderr:
        stream.reconfigure(encoding='utf-8', write_through=True)
    main = types.ModuleType('__main__')
    main.__file__ = path
    main.__builtins__ = __builtins__
    sys.modules['__main__'] = main
    code = ended(main, path, blocks, before_block)
    try:
        atexit._run_exitfuncs()
    except BaseException:
        pass
    for name in list(main.__dict__):
        if name != '__builtins__':
            main.__dict__[name] = None
    gc.collect()
    sys.stdout.flush()
    return code

def ended(main, path, blocks, before_block):
    line = 0
    try:
        for number, block in enumerate(blocks):
            before_block(number)
            exec(compile('\\n' * line + block, path, 'exec', dont_inherit=True), main.__dict__)
            line += block.count('\\n') + 2
    except SystemExit as error:
        if error.code is None or isinstance(error.code, int):
            return (error.code or 0) & 255
        print(error.code, file=sys.stderr)
        return 1
    except BaseException as error:
        trace = error.__traceback__ and error.__traceback__.tb_next
        own = sys.excepthook is not sys.__excepthook__
        # The default one does not find the lines of the standard library, which lies in an archive.
        (sys.excepthook if own else traceback.print_exception)(type(error), error.with_traceback(trace), trace)
        return 1
    return 0
`;
