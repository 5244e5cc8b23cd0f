/** Where the development server tells its pages what is wrong with what the author saved. */
export const FAULTS_PATH = '/__faults';

/** The address of the process that checks what is saved (scripts/start.ts), in the environment of the development server. */
export const FAULTS_URL = 'FAULTS_URL';

/** What is wrong, where, and how to mend it. */
export interface SavedFault {
  file: string;
  line: number;
  message: string;
  fix: string;
}
