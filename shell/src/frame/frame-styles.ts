/**
 * Imports styles of components that only the server renders, so that the browser build contains them. Class
 * names are generated from paths, so both builds agree.
 */
import 'shared-ui/alcohol-warning/alcohol-warning.module.css';
import 'shared-ui/button/button.module.css';
import 'shared-ui/checkbox/checkbox.module.css';
import 'shared-ui/drawing/drawing.module.css';
import 'shared-ui/field/field.module.css';
import 'shared-ui/icon/icon.module.css';
import 'shared-ui/picture/picture.module.css';
import './age-gate/age-gate.module.css';
import './consent/consent-banner.module.css';
import './footer/footer.module.css';
import './newsletter/newsletter-form.module.css';
import './link-screen/link-screen.module.css';
import './needs-script/needs-script.module.css';
import './not-found/not-found.module.css';
