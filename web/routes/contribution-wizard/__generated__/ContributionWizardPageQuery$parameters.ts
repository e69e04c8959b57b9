/**
 * @generated SignedSource<<9746a27c69c8304ca5736b6ca57abfce>>
 * @relayHash f3255eea73da8322ea29cf412c666fdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1887059dc83dcf5b5b08f38310ba573a420b13d363c74513fa2106e2e19b4d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1887059dc83dcf5b5b08f38310ba573a420b13d363c74513fa2106e2e19b4d0",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
