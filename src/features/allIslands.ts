// Every island, each with the script that fetches its code.
import './markdownComponents';
import './relations/SectionMap';
