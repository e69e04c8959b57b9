/**
 * @generated SignedSource<<c2033dcf78a84e0dd2c238efa0415aab>>
 * @relayHash c7c1ec997eaf92966551f4cdccd51dbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0596c0abea8c8bd71b494fbc89a47d10cb455ed4a3d0f01f293dd2a8c3255b97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0596c0abea8c8bd71b494fbc89a47d10cb455ed4a3d0f01f293dd2a8c3255b97",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
